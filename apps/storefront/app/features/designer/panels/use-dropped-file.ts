import { useEffect, useEffectEvent, useState } from 'react'

export function useDroppedFile(onFile: (file: File) => void): boolean {
  const [hovering, setHovering] = useState(false)
  const take = useEffectEvent(onFile)

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0]
      if (!file) return
      event.preventDefault()
      take(file)
    }
    const onDragOver = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') !== true) return
      event.preventDefault()
      setHovering(true)
    }
    const onDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setHovering(false)
    }
    const onDrop = (event: DragEvent) => {
      setHovering(false)
      const file = event.dataTransfer?.files[0]
      if (!file) return
      event.preventDefault()
      take(file)
    }
    document.addEventListener('paste', onPaste)
    document.addEventListener('dragover', onDragOver)
    document.addEventListener('dragleave', onDragLeave)
    document.addEventListener('drop', onDrop)
    return () => {
      document.removeEventListener('paste', onPaste)
      document.removeEventListener('dragover', onDragOver)
      document.removeEventListener('dragleave', onDragLeave)
      document.removeEventListener('drop', onDrop)
    }
  }, [])

  return hovering
}
