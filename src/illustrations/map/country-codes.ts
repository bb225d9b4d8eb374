/** The atlas's number of each country that may have a guide (ISO 3166-1 numeric), by its two letters. */
export const countryNumbers: Readonly<Record<string, string>> = {
  AT: '040',
  BA: '070',
  BE: '056',
  BG: '100',
  CH: '756',
  CZ: '203',
  DE: '276',
  DK: '208',
  EE: '233',
  ES: '724',
  FI: '246',
  FR: '250',
  GB: '826',
  GR: '300',
  HR: '191',
  HU: '348',
  IE: '372',
  IT: '380',
  LT: '440',
  LU: '442',
  LV: '428',
  ME: '499',
  MK: '807',
  NL: '528',
  NO: '578',
  PL: '616',
  PT: '620',
  RO: '642',
  RS: '688',
  SE: '752',
  SI: '705',
  SK: '703',
  TR: '792',
}

/** More countries that a map may show and name. */
const neighbourNumbers: Readonly<Record<string, string>> = {
  AL: '008',
  BY: '112',
  CN: '156',
  DZ: '012',
  GE: '268',
  IQ: '368',
  KP: '408',
  KR: '410',
  LI: '438',
  MA: '504',
  MD: '498',
  RU: '643',
  SY: '760',
  TN: '788',
  UA: '804',
}

/** The two letters of each country that a map may name, by the atlas's number. */
export const countryCodes: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...countryNumbers, ...neighbourNumbers, JP: '392' }).map(([code, number]) => [
    number,
    code,
  ]),
)
