type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const controls = (root: ParentNode) =>
  root.querySelectorAll<Control>('input[name], select[name], textarea[name]')

/** Identifies a field; the radio buttons of a group share their name. */
const keyOf = ({ name, type, value }: Control) => (type === 'radio' ? `${name} ${value}` : name)

/** Takes a snapshot of the fields, and returns a function that restores it into fields of the same names. */
export function snapshotFields(root: ParentNode): (into: ParentNode) => void {
  const snapshots = new Map([...controls(root)].map(control => [keyOf(control), snapshot(control)]))
  return into => {
    for (const control of controls(into)) snapshots.get(keyOf(control))?.(control)
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

/** A select may get its options only on focus, so add the chosen one. */
function choose(to: Control, value: string, option: HTMLOptionElement | undefined): void {
  setValue(to, value)
  if (to.value === value || !option) return
  to.append(option.cloneNode(true))
  setValue(to, value)
}
