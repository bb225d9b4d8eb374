import { useEffect, useState } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import { type KnownPlaces, placesFile, readPlaces } from '../../shared/places.ts'

const none: KnownPlaces = { names: [], cities: [] }

/** Suggestions of places that the site knows; empty until they are loaded, or if that fails. */
export function usePlaces(locale: Locale): KnownPlaces {
  const [places, setPlaces] = useState(none)
  useEffect(() => {
    const leaving = new AbortController()
    fetch(placesFile(locale), { signal: leaving.signal })
      .then(response => response.json())
      .then(json => setPlaces(readPlaces(json) ?? none))
      // Any place may be typed: the suggestions only help.
      .catch(() => {})
    return () => leaving.abort()
  }, [locale])
  return places
}
