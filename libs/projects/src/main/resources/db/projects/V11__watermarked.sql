-- Whether the film carries a watermark of the client's: some platforms take none that does. A constant default rewrites no row.
ALTER TABLE run ADD COLUMN watermarked boolean NOT NULL DEFAULT false;
