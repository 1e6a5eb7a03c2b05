title = Country Trains
