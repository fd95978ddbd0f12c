-- Never read: whose job is next is decided by workspace and age alone.
ALTER TABLE job DROP COLUMN plan;
