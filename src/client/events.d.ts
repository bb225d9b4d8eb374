/** Events on the document by which parts of the page that do not import each other speak. */
interface DocumentEventMap {
  /** A form's answer is awaited: the loading bar runs. */
  'loading:started': Event
  /** It is there, whatever it says. */
  'loading:finished': Event
  /** A toast was added: what shows toasts is loaded by the first one. */
  'toast:added': Event
  /** Something was put into the basket or taken out: what shows it is loaded by the first change. */
  'basket:changed': Event
  /** Something was put into the basket, taken out or ordered by the reader, here and not in another tab. */
  'shop:done': CustomEvent<import('../shared/shop/tag-events/shop-done.ts').EcommerceEvent>
  /** The reader tries again to load what did not come. */
  'chunk:retried': Event
}
