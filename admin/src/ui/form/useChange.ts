import type { Valor } from '@adjudica/domain';
import { useCallback } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FieldTable, FormValues } from './fields';

/** Sets a field and those that it resets. Fields with an error are validated again; untouched ones are not. */
export function useChange(table: FieldTable): (name: string, value: Valor) => void {
  const { getValues, setValue, getFieldState, trigger } = useFormContext();
  return useCallback(
    (name, value) => {
      const before = getValues() as FormValues;
      const after = table.cambiar(before, name, value);
      const changed = table.nombres.filter((one) => !Object.is(before[one], after[one]));
      for (const one of changed) setValue(one, after[one], { shouldDirty: true });
      const judged = table.nombres.filter((one) => {
        const { invalid, isTouched } = getFieldState(one);
        return invalid || (isTouched && changed.includes(one));
      });
      if (judged.length > 0) void trigger(judged);
    },
    [table, getValues, setValue, getFieldState, trigger],
  );
}
