import { locales } from '../../i18n/locales.ts'
import { soldOnPages } from '../../routing/selling-path.ts'
import { soldAs } from '../../routing/sold-as.ts'
import { promiseMismatches } from '../product-bounds.ts'
import type { ProductFacts } from '../product-schema.ts'
import { seatAllowance } from '../seat-allowance.ts'
import type { Content, SourceEntry } from './content.ts'
import { type Fault, fileFault } from './fault.ts'
import type { PublishedContent } from './published-content.ts'

/** What products need for the pages that sell them, for what texts promise, for estimates of routes and for campaigns. */
export function productFaults(content: Content, published: PublishedContent): Fault[] {
  const { entries, single } = content
  return [
    ...[...soldOnPages].flatMap(id => soldFaults(id, content, published)),
    ...Object.entries(soldAs).flatMap(([id, kind]) => {
      const product = entries.products.get(id)
      if (!product || product.facts.data.kind === kind) return []
      return [product.facts.file.fault(['kind'], `must be ${kind}: a page sells it as that`)]
    }),
    ...[...entries.products.values()].flatMap(({ id, facts: { file, data } }) =>
      (single.facts ? promiseMismatches(id, data, single.facts.data) : []).map(problem => {
        const [field = '', ...message] = problem.split(': ')
        return file.fault(field.split('.'), message.join(': '))
      }),
    ),
    ...[...entries.routes.values()].flatMap(route => estimateFaults(route, content)),
    ...[...entries.campaigns.values()].flatMap(campaign => campaignFaults(campaign, content)),
    ...[...entries.guides.values()].flatMap(guide => visitFaults(guide, content)),
  ]
}

/** Why a page could not sell a product: each language has the page, so it needs the product in each. */
function soldFaults(id: string, { files, entries }: Content, { isShown }: PublishedContent): Fault[] {
  const folder = `content/products/${id}`
  const paths = files.map(({ path }) => path).filter(path => path.startsWith(`${folder}/`))
  if (paths.length === 0)
    return [fileFault(`${folder}/product.yaml`, 'the file is missing: a page sells this product')]
  const product = entries.products.get(id)
  // A file with an invalid shape is reported for that.
  if (!product) return []
  const { file, data } = product.facts
  const missing = locales.map(locale => `${folder}/${locale}.md`).filter(path => !paths.includes(path))
  return [
    ...(isShown(product)
      ? []
      : [file.fault([data.draft ? 'draft' : 'publishAt'], 'must be published: a page sells this product')]),
    ...missing.map(path =>
      fileFault(path, 'the translation is missing: a page sells this product in every language'),
    ),
  ]
}

function estimateFaults({ facts: { file, data } }: SourceEntry<'routes'>, content: Content): Fault[] {
  const { product, extras } = data.estimate
  const pass = content.entries.products.get(product)?.facts.data
  const trains = new Map(content.single.reservations?.data.map(train => [train.id, train]))
  const withoutAllowance = extras.flatMap((extra, index) =>
    (extra.trains ?? []).flatMap((id, at) => {
      const train = trains.get(id)
      return train && seatAllowance(train) === undefined
        ? [
            file.fault(
              ['estimate', 'extras', index, 'trains', at],
              `"${id}" of content/reservations.yaml has no fee in euros: add allow to it`,
            ),
          ]
        : []
    }),
  )
  const problem = pass && passProblem(product, pass)
  return problem ? [...withoutAllowance, file.fault(['estimate', 'product'], problem)] : withoutAllowance
}

/** A campaign lowers the prices of passes only, and its banner leads to the page that sells one. */
const campaignFaults = ({ facts: { file, data } }: SourceEntry<'campaigns'>, { entries }: Content): Fault[] =>
  data.products.flatMap((id, index) => {
    const product = entries.products.get(id)?.facts.data
    const problem = product && passProblem(id, product)
    return problem ? [file.fault(['products', index], problem)] : []
  })

/** Why a product cannot be named where a pass with a price and a page is needed. */
function passProblem(id: string, { kind }: ProductFacts): string | undefined {
  if (kind !== 'interrail' && kind !== 'days-pass') return 'must be a pass that has a price'
  return soldOnPages.has(id) ? undefined : `must be a pass that a page sells: ${[...soldOnPages].join(', ')}`
}

function visitFaults({ facts: { file, data } }: SourceEntry<'guides'>, { entries }: Content): Fault[] {
  const { pass, travelDays } = data.reach
  const product = entries.products.get(pass)?.facts.data
  const most = product ? mostDays(product) : Infinity
  return travelDays <= most
    ? []
    : [file.fault(['reach', 'travelDays'], `must be at most ${most}: no pass of ${pass} has more`)]
}

function mostDays(product: ProductFacts): number {
  if (product.kind === 'interrail') return Math.max(...product.variants.map(flexiDays))
  return product.kind === 'days-pass' ? Math.max(...product.variants.map(({ days }) => days)) : Infinity
}

const flexiDays = ({ type, travelDays = 0 }: { type: string; travelDays?: number | undefined }) =>
  type === 'flexi' ? travelDays : 0
