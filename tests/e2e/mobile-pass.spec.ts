import { expectNoAxeFindings, expectNoContrastFindings } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { waitUntilIdle } from './support/wait-until-idle.ts'

const pages = [
  { locale: 'en', path: '/interrail-mobile-pass' },
  { locale: 'sv', path: '/sv/hur-man-anvander-mobile-pass' },
  { locale: 'da', path: '/da/hvordan-bruger-man-mobile-pass' },
] as const

for (const { locale, path } of pages)
  test(`${locale}: eight steps, four numbers and the states of a pass, and no finding of axe while a field is wrong and another is right`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(path)
    const steps = page.locator('.steps > li')
    await expect(steps).toHaveCount(8)
    await expect(page.locator('.steps li svg[role=img][aria-label]')).toHaveCount(8)
    await expect(steps.first().locator('h3')).not.toContainText('1.')
    await expect(page.locator('.numbers svg[role=img][aria-label]')).toHaveCount(8)
    await expect(page.locator('.life svg[role=img]')).toBeVisible()
    await expect(page.locator('.life dt')).toHaveCount(7)

    await page.locator('#check-passNumber').fill('K7RM2T')
    await page.locator('#check-coverNumber').fill('120418365')
    await page.locator('#check-coverNumber').blur()
    await expectNoAxeFindings(page)
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await expectNoContrastFindings(page)
  })

test('the film plays with the page’s captions, and loads nothing before', async ({ page }) => {
  const requested: string[] = []
  page.on('request', request => requested.push(new URL(request.url()).pathname))
  await page.goto('/sv/hur-man-anvander-mobile-pass')
  await waitUntilIdle(page)
  await page.locator('video').scrollIntoViewIfNeeded()
  await waitUntilIdle(page)
  expect(requested.filter(file => /\.(mp4|vtt)$/.test(file))).toEqual([])
  const video = page.locator('video')
  await expect(video).not.toHaveAttribute('controls')
  await page.getByRole('button', { name: /^Spela filmen/ }).click()
  await expect(video).toHaveAttribute('controls')
  await expect(video).toBeFocused()
  await video.evaluate(async (film: HTMLVideoElement) => {
    await film.play()
    film.currentTime = 3
  })
  await expect
    .poll(() =>
      page.locator('video').evaluate((video: HTMLVideoElement) => ({
        error: video.error?.message,
        duration: Math.round(video.duration),
        shown: [...video.textTracks].map(track => `${track.language} ${track.mode}`)[0],
        cues: video.textTracks[0]?.activeCues?.length,
      })),
    )
    .toEqual({ error: undefined, duration: 45, shown: 'sv showing', cues: 1 })
  expect(requested).toContain('/film/mobile-pass.mp4')
  expect(requested).toContain('/film/mobile-pass.sv.vtt')
})

test('a number in the other one’s field is named, once the field is left', async ({ page }) => {
  await page.goto('/interrail-mobile-pass')
  const field = page.locator('#check-passNumber')
  const says = page.locator('#check-passNumber-says')
  await field.pressSequentially('I20418365')
  await field.press('Tab')
  await expect(says.locator('.codecheck__other')).toBeVisible()
  await expect(says.locator('.codecheck__wrong')).toBeHidden()
  await field.fill('K7RM2T')
  await expect(says.locator('.codecheck__other')).toBeHidden()
  await expect(says.locator('.codecheck__right')).toBeVisible()
})

test('on a phone the steps after the third unfold', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/interrail-mobile-pass')
  const seventh = page.locator('.steps > li').nth(6)
  await expect(seventh.locator('p').first()).toBeHidden()
  await seventh.getByRole('heading').click()
  await expect(seventh.locator('p').first()).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.locator('.steps > li').nth(5).locator('p').first()).toBeVisible()
})

test('its sections have equal gaps', async ({ page }) => {
  await page.goto('/interrail-mobile-pass')
  const gaps = await page.locator('main .sec--tight + .sec--tight').evaluateAll(sections =>
    sections.map(section => {
      const { paddingBlockStart } = getComputedStyle(section)
      return Number.parseFloat(paddingBlockStart)
    }),
  )
  expect(gaps).toEqual([0, 0, 0])
})

test.describe('the fields, without a script', () => {
  test.use({ javaScriptEnabled: false })

  for (const { id, right, wrong } of [
    { id: 'check-passNumber', right: 'K7RM2T', wrong: ['k7rm2t', 'K7RM2', 'K7RM2T ', 'K7 RM2', 'K7RM2TX'] },
    {
      id: 'check-coverNumber',
      right: 'I20418365',
      wrong: ['i20418365', 'l20418365', '120418365', 'I2041836'],
    },
  ])
    test(`${id} says right during typing, and wrong after the field was left`, async ({ page }) => {
      await page.goto('/interrail-mobile-pass')
      const field = page.locator(`#${id}`)
      const says = page.locator(`#${id}-says`)
      const rightWords = says.locator('.codecheck__right')
      const wrongWords = says.locator('.codecheck__wrong')
      await expect(rightWords).toBeHidden()
      await expect(wrongWords).toBeHidden()
      await field.pressSequentially(right)
      await expect(field).toBeFocused()
      await expect(rightWords).toBeVisible()
      for (const value of wrong) {
        await field.fill('')
        await field.pressSequentially(value)
        await field.press('Tab')
        await expect(wrongWords, value).toBeVisible()
        await expect(rightWords, value).toBeHidden()
      }
      // After an error, it turns right with the last key.
      await field.fill('')
      await field.pressSequentially(right)
      await expect(rightWords).toBeVisible()
      await expect(wrongWords).toBeHidden()
    })

  test('the film has the browser’s own controls, and nothing can send the fields: no form, no name, nothing stored by the browser', async ({
    page,
  }) => {
    await page.goto('/interrail-mobile-pass')
    await expect(page.locator('video')).toHaveAttribute('controls')
    await expect(page.locator('video')).toHaveAttribute('poster', '/film/mobile-pass.avif')
    await expect(page.locator('[data-film-play]')).toBeHidden()
    for (const id of ['check-passNumber', 'check-coverNumber']) {
      const field = page.locator(`#${id}`)
      await expect(field).toHaveAttribute('autocomplete', 'off')
      expect(await field.getAttribute('name')).toBeNull()
      await expect(page.locator(`form #${id}`)).toHaveCount(0)
    }
    await page.locator('#check-passNumber').fill('K7RM2T')
    await page.locator('#check-passNumber').press('Enter')
    await expect(page).toHaveURL(/\/interrail-mobile-pass$/)
  })
})
