/** The hidden field in which a script identifies a submission: it stays the same when the submission is retried. */
export const submissionName = 'submission'
