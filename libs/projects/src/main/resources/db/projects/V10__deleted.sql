-- A project that its workspace has deleted. The row stays without its content, because runs are asked for after their end: by whoever
-- settles their credits, and by the daily comparison of ledger and renders.
ALTER TABLE project ADD COLUMN deleted_at timestamptz;
