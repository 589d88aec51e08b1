-- wrk --script orders.lua URL -- FILE RUN: posts each order of the file, one a line, in turn. Each is of another
-- customer and has a key of its own, which begins with RUN.
local orders, run, turn = {}, '', 0

function init(args)
  for line in io.lines(args[1]) do
    local before, after = line:match('^(.-"email":")(.*)$')
    orders[#orders + 1] = { before = before, after = after }
  end
  run = args[2]
  wrk.headers['content-type'] = 'application/json'
end

function request()
  turn = turn + 1
  local order = orders[turn % #orders + 1]
  wrk.headers['idempotency-key'] = run .. turn
  -- Many addresses, because each has a quota row of its own.
  wrk.headers['x-forwarded-for'] = '10.0.' .. turn % 256 .. '.' .. turn % 199
  return wrk.format('POST', nil, nil, order.before .. 'c' .. turn .. '.' .. order.after)
end
