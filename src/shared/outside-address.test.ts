import { expect, it } from 'vitest'
import { outsideAddress } from './outside-address.ts'

const sites = ['https://account.example/start', 'http://localhost:4000']

it.each(['https://account.example/log-out', 'https://account.example/?came=x', 'http://localhost:4000/'])(
  'lets a script navigate to %s',
  address => expect(outsideAddress(address, sites).href).toBe(address),
)

it.each([
  {
    address: 'https://elsewhere.example/?accesstoken=secret',
    words: /^Navigating to https:\/\/elsewhere\.example is not/,
  },
  { address: 'http://account.example/', words: /^Navigating to http:\/\/account\.example is not allowed/ },
  { address: 'https://account.example.evil.example/', words: /evil\.example is not allowed/ },
  { address: 'https://account.example@evil.example/', words: /evil\.example is not allowed/ },
  { address: 'javascript:alert(1)', words: /^Navigating to a javascript: address is not allowed$/ },
  { address: 'data:text/html,x', words: /^Navigating to a data: address is not allowed$/ },
])('throws for $address', ({ address, words }) => {
  expect(() => outsideAddress(address, sites)).toThrow(words)
  expect(() => outsideAddress(address, sites)).not.toThrow(/secret/)
})
