-- W3C traceparent of what caused the delivery, so that its attempts belong to the same trace; null when that is not traced.
ALTER TABLE publishing.deliveries ADD COLUMN traceparent text;
