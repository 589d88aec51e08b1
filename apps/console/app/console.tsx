import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client'
import { RouterProvider } from 'react-router/dom'
import { persistOptions, queryClient } from './lib/requests/query-client.ts'
import { Toasts } from './lib/toasts.tsx'
import { router } from './routes.tsx'

export function Console() {
  return (
    <PersistQueryClientProvider client={queryClient} persistOptions={persistOptions}>
      <Toasts>
        <RouterProvider router={router} />
      </Toasts>
    </PersistQueryClientProvider>
  )
}
