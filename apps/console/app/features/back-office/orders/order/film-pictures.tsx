/** The first pictures on the film. */
const MOST = 9

export function FilmPictures({ pictures }: { pictures: readonly string[] }) {
  return (
    <ul className="grid grid-cols-3 gap-2" aria-hidden="true">
      {pictures.slice(0, MOST).map((url, index) => (
        <li key={index} className="checkerboard grid aspect-square place-items-center rounded-platen">
          <img src={url} alt="" className="max-h-full max-w-full object-contain p-1" />
        </li>
      ))}
    </ul>
  )
}
