/** Names the company that provides the main widget, below it. The text is in the page. */
export function createProviderNotice(host: HTMLElement, address: string): { show(on: boolean): void } {
  const words = document.querySelector<HTMLElement>('template[data-outside]')?.dataset['provided']
  if (!words || host.dataset['widget'] !== 'main') return { show() {} }
  const line = document.createElement('p')
  line.className = 'widget-provider'
  line.textContent = words.replace('{host}', new URL(address).host)
  return {
    show(on) {
      if (on) host.append(line)
      else line.remove()
    },
  }
}
