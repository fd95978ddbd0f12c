-- Refused rows are so few that the primary key finds the waiting ones as well; every row written has one index less to fill.
DROP INDEX ${schema}.outbox_waiting;
