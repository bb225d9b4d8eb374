import type { PageMessage } from '../../shared/offline/messages.ts'

/** Tells the worker that this page was read. What does something, or tells of a fault, is never kept. */
async function tellVisited(): Promise<void> {
  if (document.documentElement.dataset['role'] !== undefined) return
  const { active } = await navigator.serviceWorker.ready
  const message: PageMessage = {
    type: 'visited',
    path: location.pathname,
    parameters: location.search !== '',
  }
  active?.postMessage(message)
}

/** Registers the worker and has it keep this page. How that went stands on `<html>`: `data-worker` is `ready` or `error`. */
export async function register(): Promise<void> {
  const state = document.documentElement.dataset
  try {
    await navigator.serviceWorker.register('/sw.js', { scope: '/' })
    await tellVisited()
    state['worker'] = 'ready'
  } catch {
    state['worker'] = 'error'
  }
}
