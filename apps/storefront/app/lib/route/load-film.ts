import { pseudoTexts } from '@platen/messages'
import { data, type LoaderFunctionArgs } from 'react-router'
import { filmTexts } from '../../messages/film.ts'
import { loadCatalog, loadShop, pageLanguage } from './load-shop.ts'
import { visitOf } from './visit.ts'

type Loading = Pick<LoaderFunctionArgs, 'request' | 'context'>

/** The texts of the builder, which no other page carries. */
export function loadFilmTexts(loading: Loading) {
  const texts = filmTexts(pageLanguage(loading))
  return visitOf(loading.context).pseudoTexts ? pseudoTexts(texts) : texts
}

/** 404 where the shop sells no film. */
export async function loadFilm(loading: Loading) {
  const [{ film }, { sizeTiers }] = await Promise.all([loadShop(loading), loadCatalog(loading)])
  if (film === null) throw data(null, { status: 404 })
  return {
    film,
    texts: loadFilmTexts(loading),
    sizeTiers,
  }
}
