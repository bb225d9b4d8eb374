import type { Hit } from '../../shared/search/index.ts'
import type { Segment } from '../../shared/search/mark.ts'

/**
 * Shows results as a list of links, each with its title and kind. Elements are reused from key to key and only
 * differences are changed, since styling and laying out new elements takes most of the time of a keystroke.
 *
 * @param support the path of the page with the questions
 */
export function hitList(list: Element, support: string): (hits: readonly Hit[]) => void {
  const rows: ReturnType<typeof newRow>[] = []
  return hits => {
    for (const [at, hit] of hits.entries()) {
      const row = rows[at] ?? newRow()
      rows[at] = row
      row.show(hit, support)
      if (at >= list.childElementCount) list.append(row.item)
    }
    while (list.childElementCount > hits.length) list.lastElementChild?.remove()
  }
}

function newRow() {
  const name = document.createElement('span')
  const note = document.createElement('small')
  const noted = note.appendChild(new Text())
  const link = document.createElement('a')
  link.append(name, note)
  const item = document.createElement('li')
  item.append(link)
  const show = ({ entry, href: path, section, title, names }: Hit, support: string) => {
    const { href } = new URL(path, support)
    if (link.href !== href) link.href = href
    showMarked(name, title)
    showText(noted, [entry.note, section, ...names].filter(Boolean).join(' · '))
  }
  return { item, show }
}

function showMarked(place: Element, segments: readonly Segment[]): void {
  const texts = takingTurns(segments)
  for (const [at, text] of texts.entries()) {
    const node = place.childNodes[at] ?? place.appendChild(at % 2 === 0 ? new Text() : newMark())
    showText(node.firstChild ?? node, text)
  }
  while (place.childNodes.length > texts.length) place.lastChild?.remove()
}

function showText(node: Node, text: string): void {
  if (node.nodeValue !== text) node.nodeValue = text
}

/** The segments as texts, alternately plain and marked, so that the node at each position keeps its kind. */
function takingTurns(segments: readonly Segment[]): string[] {
  const texts: string[] = []
  for (const { text, marked } of segments) {
    if (marked === (texts.length % 2 === 0)) texts.push('')
    texts.push(text)
  }
  return texts
}

function newMark(): HTMLElement {
  const mark = document.createElement('mark')
  mark.append(new Text())
  return mark
}
