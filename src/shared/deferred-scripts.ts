/** Marks the `<template>` around a deferred script element: browsers load nothing inside a template. */
export const deferredAttribute = 'data-held'

/** Selects the templates that contain deferred scripts. */
export const deferredScripts = `template[${deferredAttribute}]`
