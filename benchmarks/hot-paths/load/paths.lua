-- wrk --script paths.lua URL -- FILE: asks for each path of the file, one a line, in turn.
local paths, turn = {}, 0

function init(args)
  for line in io.lines(args[1]) do paths[#paths + 1] = line end
end

function request()
  turn = turn + 1
  return wrk.format(nil, paths[turn % #paths + 1])
end
