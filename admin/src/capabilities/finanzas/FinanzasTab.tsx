import {
  formularioDeFinanzas,
  mensajes,
  panelesDeFinanzas,
  totalesDeFinanzas,
  valoresDeSeccion,
} from '@adjudica/domain';
import Button from '@mui/material/Button';
import { useValores } from '../../ui/formulario/contexto';
import type { Edicion } from '../../ui/formulario/edicion';
import { Ficha } from '../../ui/formulario/Ficha';
import { FilaDeMonto } from './FilaDeMonto';
import { Columna, Panel } from './Panel';

interface FinanzasTabProps {
  /** Whose statement: '{idCodigo}-titular' or '{idCodigo}-garante' (FIN-020). */
  readonly clave?: string;
}

/** 'Datos Financieros' (FIN-001…020). A load that ends because its tab closed says nothing (FIN-019): nobody is left to see it. */
export default function FinanzasTab({ clave = '' }: FinanzasTabProps) {
  return (
    <Ficha
      formulario={formularioDeFinanzas}
      contexto={null}
      id={clave}
      vacio="Sin datos financieros registrados"
      exito={mensajes.EST.informacionGuardada}
      fallo={mensajes.FIN.errorIntenteDeNuevo}
      alEditar={(edicion) => <CompletarConCero edicion={edicion} />}
    >
      <Paneles />
    </Ficha>
  );
}

/** FIN-011 asks for every value, and most people have few: one press for all that do not apply. */
function CompletarConCero({ edicion: { form, campos, guardando } }: { readonly edicion: Edicion }) {
  const completar = () => {
    for (const nombre of formularioDeFinanzas.nombres) if (form.getValues(nombre) === null) campos.cambiar(nombre, 0);
  };
  return (
    <Button size="small" onClick={completar} disabled={guardando}>
      Completar los vacíos con 0
    </Button>
  );
}

/** FIN-010: the six totals follow every keystroke; a row is drawn again only when its own value changes. */
function Paneles() {
  const totales = totalesDeFinanzas(useValores());
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
