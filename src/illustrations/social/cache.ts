import { copyFile, mkdir, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Drawn pictures are kept from build to build; a host that keeps `node_modules` keeps them too. */
const folder = join('node_modules', '.cache', 'perrong', 'social')

const exists = (file: string) =>
  stat(file).then(
    found => found.isFile(),
    () => false,
  )

/** Draws a picture unless an earlier build has. The name must change when the picture would. */
export async function keepPicture(name: string, draw: () => Promise<Buffer>): Promise<void> {
  const file = join(folder, name)
  if (await exists(file)) return
  await mkdir(folder, { recursive: true })
  // A build that stops half-way must not leave half a picture under a name that is trusted.
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, await draw())
  await rename(unfinished, file)
}

/** Puts a kept picture into a folder of the built site. */
export async function publishPicture(name: string, target: string): Promise<void> {
  await copyFile(join(folder, name), join(target, name))
}
