import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { queryOf, withQuery } from './address.ts'

/** Milliseconds between a key and the address: browsers allow about 200 changes in half a minute. */
const pause = 200

/**
 * The query in the field, which is written into the address soon after. The field is uncontrolled, so what was typed
 * before hydration stays; if nothing was typed, the query is the address's.
 */
export function useQuery(field: RefObject<HTMLInputElement | null>) {
  const [query, setQuery] = useState('')
  const timer = useRef(0)

  const write = useCallback(
    (keepPlace = false) => {
      clearTimeout(timer.current)
      timer.current = 0
      const address = withQuery(location.href, field.current?.value ?? '', keepPlace)
      if (address !== location.href) history.replaceState(history.state, '', address)
    },
    [field],
  )

  const read = useCallback(() => {
    setQuery(field.current?.value.trim() ?? '')
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => write(), pause)
  }, [field, write])

  useEffect(() => {
    const input = field.current
    if (!input) return
    const show = (nextQuery: string) => {
      input.value = nextQuery
      setQuery(nextQuery)
    }
    const onPop = () => {
      // The address is not up to date yet: a link on the page was followed right after a key.
      if (timer.current !== 0) write(true)
      else if (queryOf(location.search) !== input.value.trim()) show(queryOf(location.search))
    }
    if (input.value.trim() === '') show(queryOf(location.search))
    else read()
    addEventListener('popstate', onPop)
    return () => {
      removeEventListener('popstate', onPop)
      clearTimeout(timer.current)
    }
  }, [field, read, write])

  return {
    query,
    /** Reads the field; the address is updated soon after. */
    read,
    /** Writes the query into the address now. */
    write,
  }
}
