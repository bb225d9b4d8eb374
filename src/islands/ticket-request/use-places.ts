import { useEffect, useState } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import { type KnownPlaces, placesFile, readPlaces } from '../../shared/places.ts'

const none: KnownPlaces = { names: [], cities: [] }

/** The places that the site knows, to be suggested; none until they have come, or where they do not. */
export function usePlaces(locale: Locale): KnownPlaces {
  const [places, setPlaces] = useState(none)
  useEffect(() => {
    const leaving = new AbortController()
    fetch(placesFile(locale), { signal: leaving.signal })
      .then(response => response.json())
      .then(json => setPlaces(readPlaces(json) ?? none))
      // A place is written freely: it is a help to see the ones we know, and no more.
      .catch(() => {})
    return () => leaving.abort()
  }, [locale])
  return places
}
