import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client'
import { RouterProvider } from 'react-router/dom'
import { keeping, queryClient } from './lib/query-client.ts'
import { Toasts } from './lib/toasts.tsx'
import { router } from './routes.tsx'

/** The whole console: what it knows, what it says, and the page of the address. */
export function Console() {
  return (
    <PersistQueryClientProvider client={queryClient} persistOptions={keeping}>
      <Toasts>
        <RouterProvider router={router} />
      </Toasts>
    </PersistQueryClientProvider>
  )
}
