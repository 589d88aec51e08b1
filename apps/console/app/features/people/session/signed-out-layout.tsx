import { CropMarks, RegistrationMark } from '@platen/ui'
import type { ReactNode } from 'react'

export function SignedOutLayout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="grid min-h-dvh place-items-center px-8 py-12">
      <CropMarks className="w-full max-w-md text-ink-soft">
        <div className="grid gap-6 bg-sheet p-8 text-ink shadow-platen">
          <div className="flex items-center justify-between">
            <h1 className="text-3xl">{title}</h1>
            <RegistrationMark process className="size-9" />
          </div>
          {children}
        </div>
      </CropMarks>
    </main>
  )
}
