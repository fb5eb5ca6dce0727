import { limits } from '@programme/contracts';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { nameKeyLength } from '../../platform/names/name-key.js';

/** A company that logs name, whatever the case in which they do: what a search for a company reads (ADR 9). */
@Entity('companies')
export class CompanyEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  /** See `searchKey`: companies whose names differ by case or diacritics alone are one. */
  @Index('ux_companies_name_key', { unique: true })
  @Column({ name: 'name_key', type: 'varchar', length: nameKeyLength(limits.name) })
  nameKey!: string;
}
