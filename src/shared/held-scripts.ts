/** What wraps a script element that waits: no browser loads what is inside a `<template>`. */
export const deferredAttribute = 'data-held'

/** Selects the templates with such elements. */
export const deferredScripts = `template[${deferredAttribute}]`
