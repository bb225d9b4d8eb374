/** Events on the document, through which modules communicate without importing each other. */
interface DocumentEventMap {
  /** A form was sent: the loading bar starts. */
  'loading:started': Event
  /** The response has arrived: the loading bar ends. */
  'loading:finished': Event
  /** A toast was added. The first one loads the code that shows toasts. */
  'toast:added': Event
  /**
   * A basket was saved, ours or an outside shop's. The first time loads the code that shows it. It is not the
   * `basket:change` of a widget.
   */
  'basket:updated': Event
  /** The reader added, removed or ordered something in this tab. */
  'shop:done': CustomEvent<import('../shared/shop/tag-events/ecommerce-event.ts').EcommerceEvent>
  /** The reader asks to load a missing chunk again. */
  'chunk:retried': Event
}
