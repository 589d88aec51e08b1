import { encodeQR } from 'qr'

export function QrCode({ text, label }: { text: string; label: string }) {
  const modules = encodeQR(text, 'raw', { border: 3 })
  return (
    <svg
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="block aspect-square w-full bg-white fill-key"
    >
      <path d={outline(modules)} />
    </svg>
  )
}

function outline(rows: readonly (readonly boolean[])[]): string {
  let path = ''
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      if (row[x] !== true) continue
      const start = x
      while (row[x + 1] === true) x += 1
      path += `M${start} ${y}h${x - start + 1}v1H${start}z`
    }
  })
  return path
}
