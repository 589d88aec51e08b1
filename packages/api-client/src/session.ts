type Send = (request: Request) => Promise<Response>

/**
 * A `fetch` for programs that sign in. Browsers keep the session cookie by themselves, Node does not: this one keeps
 * what the store sets and sends it with every later request. One for each person who is signed in.
 */
export function keepSession(send: Send = fetch): Send {
  const cookies = new Map<string, string>()
  return async (request) => {
    if (cookies.size > 0) {
      request.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    }
    const response = await send(request)
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=;]+)=([^;]*)/.exec(line) ?? []
      if (name === undefined) continue
      // The store takes a cookie back by emptying it.
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    return response
  }
}
