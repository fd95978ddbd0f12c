-- When the video of a publication is deleted; null where it is kept for ever or lies elsewhere. Nothing is moved to a later time.
ALTER TABLE ${schema}.publications ADD COLUMN video_kept_until timestamptz;
