import {
  formularioDeFinanzas,
  mensajes,
  panelesDeFinanzas,
  totalesDeFinanzas,
  valoresDeSeccion,
} from '@adjudica/domain';
import Button from '@mui/material/Button';
import { useFormContext, useFormState } from 'react-hook-form';
import { useFormValues, useRecordForm } from '../../ui/form/RecordFormContext';
import { RecordTab } from '../../ui/form/RecordTab';
import { FilaDeMonto } from './FilaDeMonto';
import { Columna, Panel } from './Panel';

interface FinanzasTabProps {
  /** Whose statement: '{idCodigo}-titular' or '{idCodigo}-garante' (FIN-020). */
  readonly clave?: string;
}

/** 'Datos Financieros' (FIN-001…020). A load that ends because its tab closed says nothing (FIN-019): nobody is left to see it. */
export default function FinanzasTab({ clave = '' }: FinanzasTabProps) {
  return (
    <RecordTab
      fields={formularioDeFinanzas}
      id={clave}
      empty="Sin datos financieros registrados"
      success={mensajes.EST.informacionGuardada}
      failure={mensajes.FIN.errorIntenteDeNuevo}
      whileEditing={<CompletarConCero />}
    >
      <Paneles />
    </RecordTab>
  );
}

/** FIN-011 asks for every value, and most people have few: one press for all that do not apply. */
function CompletarConCero() {
  const { getValues } = useFormContext();
  const { isSubmitting } = useFormState();
  const { change } = useRecordForm();
  const completar = () => {
    for (const nombre of formularioDeFinanzas.nombres) if (getValues(nombre) === null) change(nombre, 0);
  };
  return (
    <Button size="small" onClick={completar} disabled={isSubmitting}>
      Completar los vacíos con 0
    </Button>
  );
}

/** FIN-010: the six totals follow every keystroke; a row is drawn again only when its own value changes. */
function Paneles() {
  const totales = totalesDeFinanzas(useFormValues());
  return panelesDeFinanzas.map(({ titulo, saldo, columnas }) => (
    <Panel key={titulo} titulo={titulo} resultado={saldo.etiqueta} valor={totales[saldo.total]}>
      {columnas.map((columna) => (
        <Columna
          key={columna.seccion}
          titulo={columna.titulo}
          etiquetaTotal={columna.etiquetaTotal}
          total={totales[columna.total]}
        >
          {valoresDeSeccion(columna.seccion).map((nombre) => (
            <FilaDeMonto key={nombre} nombre={nombre} />
          ))}
        </Columna>
      ))}
    </Panel>
  ));
}
