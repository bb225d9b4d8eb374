/** The hidden field in which a script names a submission: the same for every try at it, another for the next. */
export const submissionName = 'submission'
