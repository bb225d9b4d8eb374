/** Whether the browser sends Global Privacy Control: its reader has said no to every site at once. */
export const sendsPrivacySignal = () =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
