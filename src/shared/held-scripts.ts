/** What wraps a script element that waits: no browser loads what is inside a `<template>`. */
export const holder = 'data-held'

/** Selects the templates with such elements. */
export const heldScripts = `template[${holder}]`
