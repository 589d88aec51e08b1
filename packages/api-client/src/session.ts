type Send = (request: Request) => Promise<Response>

/** A `fetch` that keeps the session cookie, for Node programs that sign in as a person; others use an API key. Use one per signed-in person. */
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
      // The API deletes a cookie by emptying it.
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    return response
  }
}
