-- Why the last attempt of a delivery failed, as a code that pages have words for. `last_error` has the English sentence.
ALTER TABLE webhook_deliveries
  ADD COLUMN last_problem text
  CONSTRAINT webhook_deliveries_problem_known CHECK (last_problem IN (
    'switched_off', 'not_accepted', 'no_response', 'no_address', 'no_connection', 'bad_certificate', 'not_public',
    'not_listed'));
UPDATE webhook_deliveries
SET last_problem = CASE
  WHEN last_error = 'the endpoint is switched off' THEN 'switched_off'
  WHEN last_error LIKE 'the response was %' THEN 'not_accepted'
  WHEN last_error = 'no response in time' THEN 'no_response'
  WHEN last_error = 'the host name has no address' THEN 'no_address'
  WHEN last_error = 'the host is not on the public internet' THEN 'not_public'
  WHEN last_error = 'the host is not in WEBHOOK_HOSTS' THEN 'not_listed'
  ELSE 'no_connection'
END
WHERE last_error IS NOT NULL;
