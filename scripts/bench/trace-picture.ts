/** Of the main thread, in the order in which they lie over each other. */
export type Work = 'parse' | 'script' | 'style' | 'layout' | 'paint'

/** What a trace's events are, as the picture tells them apart. */
export const workNames: Readonly<Record<string, Work>> = {
  ParseHTML: 'parse',
  EvaluateScript: 'script',
  'v8.compile': 'script',
  FunctionCall: 'script',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
}

/** Milliseconds since the navigation began, as all times here. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** A page's load. */
export interface Load {
  readonly path: string
  readonly requests: readonly (Span & { readonly name: string; readonly bytes: number })[]
  readonly marks: readonly { readonly name: string; readonly at: number }[]
  readonly frames: readonly { readonly at: number; readonly jpeg: string }[]
  readonly work: readonly (Span & { readonly kind: Work })[]
}

const width = 1150
const shown = 8
const colours: Readonly<Record<Work, string>> = {
  parse: '#4b78c0',
  script: '#e0a800',
  style: '#9b59b6',
  layout: '#c2185b',
  paint: '#3c9d5f',
}

/** A page of HTML that draws a load: what was seen, the requests, the main thread. */
export function tracePicture({ path, requests, marks, frames, work }: Load): string {
  const end = Math.max(...marks.map(({ at }) => at), ...requests.map(({ to }) => to), 1) * 1.02
  const shownWork = work.filter(({ from, to }) => from > 0 && to < end)
  const x = (time: number) => (time / end) * width
  const bar = (span: Span, colour: string, text = '') =>
    `<i style="left:${x(span.from)}px;width:${Math.max(1, x(span.to - span.from))}px;background:${colour}"></i><span style="left:${x(span.to) + 4}px">${text}</span>`
  const seen = Array.from({ length: shown }, (_, at) => (end * (at + 1)) / shown).map(time => ({
    time,
    frame: frames.findLast(({ at }) => at <= time),
  }))
  const lanes = requests.map(
    request =>
      `<p>${bar(request, '#7a8794', `${asText(request.name)} ${(request.bytes / 1000).toFixed(1)} KB`)}</p>`,
  )
  return `<!doctype html><meta charset="utf-8"><style>
    body { font: 12px/1.3 sans-serif; margin: 20px; width: ${width}px; color: #14213d; background: #fff }
    h1 { font-size: 16px; margin: 0 0 12px }
    .film { display: grid; grid-template-columns: repeat(${shown}, 1fr); gap: 8px; margin-bottom: 12px }
    figure { margin: 0 } figure img, figure div { inline-size: 100%; aspect-ratio: 390 / 844; border: 1px solid #bbb; display: block; box-sizing: border-box }
    p { position: relative; height: 16px; margin: 2px 0 } .main { height: 26px }
    i, p span { position: absolute; top: 0; height: 100%; white-space: nowrap } p i { opacity: 0.85 }
    .chart { position: relative } .mark { position: absolute; top: 0; bottom: 0; border-left: 1px dashed #c00 }
    .names { height: 48px; position: relative } .names span { position: absolute; color: #c00 }
    b { font-weight: 400; padding-right: 12px } b::before { content: '■ '; color: var(--c) }
  </style><h1>${asText(path)}</h1><div class="film">${seen
    .map(
      ({ time, frame }) =>
        `<figure>${frame ? `<img src="data:image/jpeg;base64,${frame.jpeg}">` : '<div></div>'}${Math.round(time)} ms</figure>`,
    )
    .join('')}</div>
  <div class="chart">${lanes.join('')}<p class="main">${shownWork.map(item => bar(item, colours[item.kind])).join('')}</p>
  ${marks.map(({ at }) => `<div class="mark" style="left:${x(at)}px"></div>`).join('')}</div>
  <div class="names">${marks
    .map(
      ({ name, at }, index) =>
        `<span style="right:${width - x(at)}px;top:${index * 15}px">${asText(name)} ${Math.round(at)} ms</span>`,
    )
    .join('')}</div>
  <div>Main thread, below the requests: ${Object.entries(colours)
    .map(([name, colour]) => `<b style="--c:${colour}">${name}</b>`)
    .join('')}</div>`
}

const asText = (text: string) => text.replace(/[&<]/g, letter => (letter === '&' ? '&amp;' : '&lt;'))
