declare module 'autocannon' {
  interface LoadRequest {
    headers?: Record<string, string>
    body?: string
  }
  interface LoadOptions {
    url: string
    connections: number
    /** In seconds; the number of requests takes its place. */
    duration?: number
    amount?: number
    method?: 'GET' | 'POST'
    headers?: Record<string, string>
    body?: string
    requests?: { path?: string; setupRequest?: (request: LoadRequest) => LoadRequest }[]
  }
  interface LoadResult {
    requests: { total: number }
    latency: { p50: number; p99: number }
    '2xx': number
    non2xx: number
    errors: number
    duration: number
  }
  export default function autocannon(options: LoadOptions): Promise<LoadResult>
}
