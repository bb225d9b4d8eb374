import type { CheckedForm } from '../../shared/forms/kit/check.ts'
import { taxiFields, taxiForm } from '../../shared/forms/taxi/form.ts'
import type { TaxiWords } from '../../shared/forms/taxi/labels.ts'
import { taxiLine, taxiTexts } from '../../shared/forms/taxi/line.ts'
import { taxiRules } from '../../shared/forms/taxi/rules.ts'
import { basketLimits } from '../../shared/shop/basket/limits.ts'
import { withErrorBoundary } from '../boundary/with-error-boundary.tsx'
import { Field } from '../form/Field.tsx'
import { LineForm } from '../shop/LineForm.tsx'
import { PlaceField } from '../shop/PlaceField.tsx'
import { Segment } from '../shop/Segment.tsx'
import { Stepper } from '../shop/Stepper.tsx'
import type { LineFormProps } from '../shop/text.ts'
import { useCatalogue } from '../shop/use-catalogue.ts'

interface TaxiRequestProps extends LineFormProps<TaxiWords> {
  /** The stations that are suggested. */
  readonly stations: readonly string[]
}

const checked: CheckedForm<typeof taxiFields, TaxiWords> = {
  form: { name: taxiForm.name, fields: taxiFields },
  rules: taxiRules,
}
const listId = 'taxi-stations'

/** A ride to or from a station: with a train in the same basket, by itself, or for an earlier order. */
function TaxiRequest({ stations, ...props }: TaxiRequestProps) {
  const catalogue = useCatalogue(props.locale)
  return (
    <LineForm
      {...props}
      kind="taxi"
      checked={checked}
      fullForm={taxiForm}
      toLine={taxiLine}
      toTexts={taxiTexts}
      catalogue={catalogue}
    >
      {field => (
        <>
          <Segment {...field('direction')} start="from" />
          <div className="form__pair">
            <PlaceField {...field('station')} list={listId} />
            <Field {...field('address')} />
          </div>
          <datalist id={listId}>
            {stations.map(station => (
              <option key={station} value={station} />
            ))}
          </datalist>
          <div className="form__pair">
            <Field {...field('date')} />
            <Field {...field('time')} />
          </div>
          <Segment {...field('ride')} start="private" />
          <Stepper
            form={taxiForm.name}
            name="passengers"
            label={props.words.fields.passengers.label}
            note={props.words.fields.passengers.hint}
            start={1}
            min={1}
            max={basketLimits.passengers}
            error={field('passengers').shared.errors['passengers']}
            text={props.adding}
          />
          <Field {...field('needs')} />
          <div className="form__pair">
            <Field {...field('train')} />
            <Field {...field('order')} />
          </div>
        </>
      )}
    </LineForm>
  )
}

export default withErrorBoundary(TaxiRequest)
