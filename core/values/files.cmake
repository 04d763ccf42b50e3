# SPDX-License-Identifier: MIT
# target_sources(balcao_core PRIVATE values/…)
