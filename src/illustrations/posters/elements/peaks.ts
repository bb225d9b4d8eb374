import { mix } from '../colour.ts'
import type { AlpsOptions } from '../options.ts'
import { fill } from '../paint.ts'
import type { Palette } from '../palettes.ts'
import { integerPath } from '../path.ts'

/** Mountains with a characteristic shape, around `x`. */
export const peaks: Readonly<
  Record<NonNullable<AlpsOptions['peak']>, (palette: Palette, x: number) => string>
> = {
  matterhorn: (palette, centre) => {
    const x = centre - 6
    return (
      fill(
        palette.mid,
        integerPath`M${x - 130} 310l54-70 20-12 28-66 14-70 18-34 26 38 22 62 36 60 30 34 40 58z`,
      ) +
      fill(
        mix(palette.mid, palette.dark, 0.3),
        integerPath`M${x + 4} 58l26 38 22 62 36 60 30 34 40 58H${x + 24}l10-60-22-50 16-60z`,
      ) +
      fill(
        palette.snow,
        integerPath`M${x + 4} 58l-18 34-14 70-28 66-20 12-8 10 30-8 16-38 10 18 14-44 14 20 12-46-6-34z`,
      ) +
      fill(
        mix(palette.snow, palette.dark, 0.34),
        integerPath`M${x + 4} 58l26 38 16 44-8 8 14 26-14-14-6 18-14-46-6-16z`,
      )
    )
  },
  fuji: (palette, x) =>
    fill(
      palette.mid,
      integerPath`M${x - 210} 312Q${x - 70} 230 ${x - 22} 112q22-9 44 0Q${x + 70} 230 ${x + 210} 312z`,
    ) +
    fill(
      mix(palette.mid, palette.dark, 0.2),
      integerPath`M${x + 6} 108q8 0 16 4Q${x + 70} 230 ${x + 210} 312H${x + 60}Q${x + 40} 200 ${x + 6} 108z`,
    ) +
    fill(
      palette.snow,
      integerPath`M${x - 22} 112q22-9 44 0 14 36 30 62l-15-8-7 22-14-26-12 34-14-30-10 20-9-16-12 10q10-30 19-68z`,
    ),
  // Kriváň: a long left flank and a summit that leans over to the right.
  tatras: (palette, x) =>
    fill(
      palette.mid,
      integerPath`M${x - 190} 310l70-76 44-24 36-54 34-40 30-38q14-8 26 6l4 22 18 18 22 66 40 46 36 74z`,
    ) +
    fill(
      mix(palette.mid, palette.dark, 0.26),
      integerPath`M${x + 50} 84l4 22 18 18 22 66 40 46 36 74H${x + 40}l14-70-26-40 20-60-22-24z`,
    ) +
    fill(
      palette.snow,
      integerPath`M${x + 24} 78l-30 38-34 40-24 36 26-12 16-22 6 20 22-40 10 22 16-38 10 8-6-26 14-20q-12-14-26-6z`,
    ),
}
