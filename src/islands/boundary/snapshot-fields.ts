type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const controls = (root: ParentNode) =>
  root.querySelectorAll<Control>('input[name], select[name], textarea[name]')

/** What stands in a part's fields now, as a function that puts it into the fields of the same names again. */
export function snapshotFields(root: ParentNode): (into: ParentNode) => void {
  const snapshots = new Map([...controls(root)].map(control => [control.name, snapshot(control)]))
  return into => {
    for (const control of controls(into)) snapshots.get(control.name)?.(control)
  }
}

function snapshot(control: Control): (to: Control) => void {
  const { value } = control
  if (control instanceof HTMLSelectElement) {
    const [option] = control.selectedOptions
    return to => choose(to, value, option)
  }
  if (!(control instanceof HTMLInputElement)) return to => setValue(to, value)
  const { checked, files } = control
  return to => {
    if (to instanceof HTMLInputElement && files) to.files = files
    else if (to instanceof HTMLInputElement && /^(checkbox|radio)$/.test(to.type)) to.checked = checked
    else setValue(to, value)
  }
}

function setValue(to: Control, value: string): void {
  to.value = value
}

/** A list may get its options only when it is reached: the one that was chosen is there all the same. */
function choose(to: Control, value: string, option: HTMLOptionElement | undefined): void {
  setValue(to, value)
  if (to.value === value || !option) return
  to.append(option.cloneNode(true))
  setValue(to, value)
}
