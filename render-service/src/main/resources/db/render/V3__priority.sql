-- Of the workspace's plan when the render was ordered; each step counts as a minute of waiting.
ALTER TABLE job ADD COLUMN priority int NOT NULL DEFAULT 0 CHECK (priority >= 0);
