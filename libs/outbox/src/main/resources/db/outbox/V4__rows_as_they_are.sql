-- A row is read once, a moment after it was written: compressing the usual body of 2 KB in between costs more than it saves.
ALTER TABLE ${schema}.outbox SET (toast_tuple_target = 8160);
